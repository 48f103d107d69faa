/** `account.second-factor-reset` in words. */
export function actionWords(action: string): string {
  const words = action.replaceAll(/[.-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
