import { type FormEvent, useState } from "react";
import { Button } from "../components/button/index.ts";
import { Notice } from "../components/notice/index.ts";
import { OneTimeCode } from "../components/one-time-code/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Announcer } from "../components/toast/index.ts";
import { Container, Stack } from "../layout/index.ts";

export interface SignInProps {
  /** Sends a code to the address. Rejects when it cannot be sent. */
  readonly sendCode: (email: string) => Promise<void>;
  /** Whether the code is right. */
  readonly signIn: (email: string, code: string) => Promise<boolean>;
}

/** Signs in with a code by e-mail: the address, then the code. */
export const SignIn = ({ sendCode, signIn }: SignInProps) => {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [step, setStep] = useState<"email" | "code" | "done">("email");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const run = async (action: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await action();
    } catch {
      setError("That did not work. Try again in a moment.");
    }
    setPending(false);
  };
  const send = () => {
    if (!/^\S+@\S+$/.test(email)) {
      setError("Enter your e-mail address.");
      return;
    }
    void run(async () => {
      await sendCode(email);
      setStep("code");
    });
  };
  const check = (digits: string) =>
    run(async () => {
      if (await signIn(email, digits)) setStep("done");
      else setError("The code is not right. Look at it again.");
    });
  const goBack = () => {
    setStep("email");
    setCode("");
    setError(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === "email") send();
    else void check(code);
  };

  if (step === "done") return <Notice tone="positive" title="You are signed in." live />;
  return (
    <Container size="narrow">
      <Announcer />
      <form noValidate onSubmit={submit}>
        <Stack space="large">
          <Heading level={1}>Sign in</Heading>
          {step === "email" ? (
            <>
              <TextField
                label="E-mail"
                type="email"
                autoComplete="username"
                value={email}
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
                error={error}
                live
              />
              <Button type="submit" pending={pending} stretch>
                Send the code
              </Button>
            </>
          ) : (
            <>
              <Text>We have sent a code to {email}.</Text>
              <OneTimeCode
                label="Code"
                autoFocus
                value={code}
                onValueChange={setCode}
                onComplete={(digits) => void check(digits)}
                error={error}
                live
              />
              <Button type="submit" pending={pending} stretch>
                Sign in
              </Button>
              <Button variant="text" onClick={goBack}>
                Another address
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Container>
  );
};
