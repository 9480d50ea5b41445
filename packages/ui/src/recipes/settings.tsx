import { type FormEvent, useState } from "react";
import { AlertDialog } from "../components/alert-dialog/index.ts";
import { Button } from "../components/button/index.ts";
import { Card } from "../components/card/index.ts";
import { SelectField } from "../components/select-field/index.ts";
import { Switch } from "../components/switch/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Announcer, ToastRegion, useToast } from "../components/toast/index.ts";
import { Container, Stack } from "../layout/index.ts";

const languages = [
  { value: "de", label: "Deutsch" },
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
  { value: "it", label: "Italiano" },
];

const channels = [
  { id: "orders", label: "Orders", hint: "When an order is on its way" },
  { id: "news", label: "News", hint: "Once a month" },
] as const;

export interface SettingsProps {
  /** Saves one setting at once. Rejects when it cannot be saved. */
  readonly save: (name: string, value: string | boolean) => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
}

/** One switch that is saved when it is changed, and goes back when that fails. */
const SavedSwitch = ({ id, label, hint, save }: (typeof channels)[number] & Pick<SettingsProps, "save">) => {
  const toast = useToast();
  const [on, setOn] = useState(id === "orders");
  const [pending, setPending] = useState(false);
  const change = async (value: boolean) => {
    setOn(value);
    setPending(true);
    try {
      await save(id, value);
    } catch {
      setOn(!value);
      toast({ tone: "negative", message: `${label} could not be saved.` });
    }
    setPending(false);
  };
  return (
    <Switch
      label={label}
      hint={hint}
      checked={on}
      pending={pending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
};

/** A page of settings: a form with one button, switches that are saved at once, and a question before deleting. */
export const Settings = ({ save, deleteAccount }: SettingsProps) => {
  const toast = useToast();
  const [name, setName] = useState("Marek Kowalczyk");
  const [language, setLanguage] = useState("en");
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const saveProfile = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name === "") return;
    setSaving(true);
    try {
      await save("name", name);
      await save("language", language);
      toast({ message: "Your profile is saved." });
    } catch {
      toast({ tone: "negative", message: "Your profile could not be saved." });
    }
    setSaving(false);
  };
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteAccount();
      setAsking(false);
      toast({ message: "Your account is deleted." });
    } catch {
      toast({ tone: "negative", message: "Your account could not be deleted." });
    }
    setDeleting(false);
  };

  return (
    <Container size="form">
      <Stack space="large">
        <Heading level={1}>Settings</Heading>
        <Card as="section" aria-labelledby="profile">
          <form noValidate onSubmit={(event) => void saveProfile(event)}>
            <Stack>
              <Heading level={2} size="h3" id="profile">
                Profile
              </Heading>
              <TextField
                label="Name"
                autoComplete="name"
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
                error={asked && name === "" ? "Enter your name." : undefined}
              />
              <SelectField
                label="Language"
                options={languages}
                value={language}
                onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
              />
              <div>
                <Button type="submit" pending={saving}>
                  Save
                </Button>
              </div>
            </Stack>
          </form>
        </Card>
        <Card as="section" aria-labelledby="e-mails">
          <Stack>
            <Heading level={2} size="h3" id="e-mails">
              E-mails
            </Heading>
            {channels.map((channel) => (
              <SavedSwitch key={channel.id} {...channel} save={save} />
            ))}
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="account">
          <Stack>
            <Heading level={2} size="h3" id="account">
              Account
            </Heading>
            <Text tone="muted">Your orders are kept for ten years, as the law requires.</Text>
            <div>
              <Button variant="outline" tone="negative" onClick={() => setAsking(true)}>
                Delete the account
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description="This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep"
        pending={deleting}
        onConfirm={() => void remove()}
      />
      <Announcer />
      <ToastRegion />
    </Container>
  );
};
