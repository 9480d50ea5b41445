import { lazy, Suspense } from "react";
import { groupOf } from "../../intl/message-groups.ts";
import { language } from "../../intl/portal-language.ts";

/** The steps with their words, which do not come with the sign-in page's. */
const RegistrationSteps = lazy(async () => {
  const [steps] = await Promise.all([import("./registration-steps.tsx"), language.load(groupOf("registration.label"))]);

  return { default: steps.RegistrationSteps };
});

/** Registration of a company (document 1 §2). */
const RegistrationScreen = () => (
  <Suspense fallback={null}>
    <RegistrationSteps />
  </Suspense>
);

export { RegistrationScreen as Component };
