import { useForm } from "react-hook-form";
import { ActionBar } from "../components/app-frame/index.ts";
import { Button } from "../components/button/index.ts";
import { Card } from "../components/card/index.ts";
import { Form, FormErrorSummary, FormField } from "../components/react-hook-form/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Grid, Stack } from "../layout/index.ts";

const ignore = () => undefined;

/** Fields that react-hook-form checks; their actions stay in sight on a phone. */
export const Forms = () => {
  const form = useForm({ defaultValues: { branch: "", town: "Kraków" } });
  return (
    <Card>
      <Form form={form} onValid={ignore}>
        <Stack>
          <FormErrorSummary title="Some fields need a look" />
          <Grid columns={{ phone: 1, tablet: 2 }} align="start">
            <FormField control={form.control} name="branch" rules={{ required: "Enter the branch." }}>
              {({ asText }) => <TextField label="Branch" requiredMark {...asText} />}
            </FormField>
            <FormField control={form.control} name="town" rules={{ required: "Enter the town." }}>
              {({ asText }) => <TextField label="Town of the branch" requiredMark {...asText} />}
            </FormField>
          </Grid>
          <ActionBar placement="end-of-form">
            <Button variant="text" onClick={() => form.reset()}>
              Cancel
            </Button>
            <Button type="submit">Save the branch</Button>
          </ActionBar>
        </Stack>
      </Form>
    </Card>
  );
};
