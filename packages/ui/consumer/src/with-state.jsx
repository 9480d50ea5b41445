"use client";

import { useState } from "react";

/**
 * Renders a part with its state and handlers: functions, which a server page cannot pass.
 * @param props.as the part
 * @param props.value name of the prop that holds the state
 * @param props.change name of the prop that takes the function that sets it
 * @param props.initial the state at first
 * @param props.handlers names of further props that take a function
 */
export const WithState = ({ as: Part, value = "value", change = "onChange", initial, handlers = [], ...rest }) => {
  const [state, setState] = useState(initial);
  const functions = Object.fromEntries(handlers.map((name) => [name, () => undefined]));
  return <Part {...{ [value]: state, [change]: setState }} {...functions} {...rest} />;
};
