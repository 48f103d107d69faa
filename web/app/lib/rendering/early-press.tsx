/**
 * Repeats the last press that came before the page listens (`listening`, see entry.client.tsx), once
 * the root fires `awake`. Presses in between are React's: it hydrates at once and handles them.
 * Links, forms, and popovers are native, so only plain buttons need this.
 */
export const earlyPress = `(()=>{
let pressed=null;
const press=(event)=>{pressed=event.target.closest?.('button[type="button"]:not([popovertarget])')??pressed};
addEventListener("click",press,true);
addEventListener("listening",()=>removeEventListener("click",press,true),{once:true});
addEventListener("awake",()=>{if(pressed?.isConnected)pressed.click()},{once:true});
})();`;

export function EarlyPress({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyPress }} />;
}
