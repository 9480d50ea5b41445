import { exportMyData } from "@lucarne/api-client/queries/profile";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Download } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { saveFile } from "../../../shared/download/save-file.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";

/** The download of everything that is stored about the user (PROF-12). */
export const DataCard = () => {
  const { start, pending, error } = useAction({
    run: () => exportMyData(api),
    onDone: (content) => saveFile(content, "lucarne-my-data.json"),
  });

  return (
    <Card as="section">
      <Stack space="medium" align="start">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.data} />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage {...messages.dataText} />
        </Text>
        <ActionProblems error={error} />
        <Button variant="outline" icon={Download} pending={pending} onClick={() => void start()}>
          <FormattedMessage {...messages.download} />
        </Button>
      </Stack>
    </Card>
  );
};
