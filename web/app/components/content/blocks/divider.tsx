export function DividerBlock() {
  return <hr className="mx-auto" />;
}
