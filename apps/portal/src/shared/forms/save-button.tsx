import { Button } from "@lucarne/ui/button";
import type { ReactNode } from "react";
import { ReadOnlyNote } from "../page-parts/states/read-only-note.tsx";
import * as styles from "./save-button.css.ts";

type SaveButtonProps = { pending: boolean; disabled?: boolean | undefined; children: ReactNode };

/** Saves one of several forms of a page, or a short one: at its end, as wide as the form on phones. */
export const SaveButton = ({ pending, disabled, children }: SaveButtonProps) => (
  <>
    <ReadOnlyNote />
    <div className={styles.end}>
      <Button type="submit" pending={pending} disabled={disabled}>
        {children}
      </Button>
    </div>
  </>
);
