import { type FormEvent, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { TextLink } from "../../components/link/index.ts";
import { SelectField } from "../../components/select-field/index.ts";
import { Heading, Text } from "../../components/text/index.ts";
import { TextField } from "../../components/text-field/index.ts";
import { Container, Stack } from "../../layout/index.ts";

const languages = [
  "Bosanski",
  "Български",
  "Čeština",
  "Eesti",
  "English",
  "Hrvatski",
  "Latviešu",
  "Lietuvių",
  "Magyar",
  "Polski",
  "Română",
  "Slovenčina",
  "Slovenščina",
  "Srpski",
  "Українська",
].map((name) => ({ value: name, label: name }));

/** A sign-in form with language, e-mail and consent. */
export const SignIn = () => {
  const [language, setLanguage] = useState("English");
  const [asked, setAsked] = useState(false);
  const [contact, setContact] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <Container as="main" size="narrow">
      <form noValidate onSubmit={submit}>
        <Stack space="large">
          <Heading level={1}>Sign in</Heading>
          <Text>We send a code of five digits. There is no password.</Text>
          <SelectField
            label="Language"
            options={languages}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          />
          <TextField
            label="E-mail or phone"
            hint="The one you registered with"
            autoComplete="username"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
            error={asked && contact === "" ? "Enter your e-mail or phone number." : undefined}
          />
          <Checkbox label="Keep me signed in on this device" />
          <Button type="submit">Send the code</Button>
          <TextLink href="#register" standalone>
            Register a company
          </TextLink>
        </Stack>
      </form>
    </Container>
  );
};
