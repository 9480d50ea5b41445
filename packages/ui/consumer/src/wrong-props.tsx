import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";

/** Props that do not exist, as an app's compiler has to see them in the packed types. */
export const wrongProps = [
  // @ts-expect-error a space that does not exist, at one width
  <Stack key="1" space={{ phone: "garbage" }} />,
  // @ts-expect-error a width that does not exist
  <Stack key="2" space={{ watch: "small" }} />,
  // @ts-expect-error a space that does not exist
  <Inline key="3" space="garbage" />,
  // @ts-expect-error a tone that does not exist
  <Button key="4" tone="garbage" />,
  // @ts-expect-error a size that does not exist
  <Dialog key="5" open title="Rooms" onClose={() => undefined} size="garbage" />,
  // @ts-expect-error a size that does not exist
  <Text key="6" size="garbage" />,
];
