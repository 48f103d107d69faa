import { Printer } from "lucide-react";

import { Button } from "~/components/ui/button";

/** Without script, the browser's own menu prints. */
export function PrintButton() {
  return (
    <Button icon={<Printer />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
