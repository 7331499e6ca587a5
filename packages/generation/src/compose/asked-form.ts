import type { Entity } from '../entity.ts'
import type { ScreenPlan } from '../plan/types.ts'

/** Doings of a description that make something under another word: "Send case" where the form's own is "Write report". */
const asking =
  /^(?:send|make|select|choose|pick|enter|request|give|leave|sell|order|start|open|publish|enrol|enroll|schedule)\b/i
const making = /^(?:add|new|create|write|log|plan|record|enrol|register|save)\b/i

/** Whether a form makes one of its things although the description calls that otherwise. */
export const isAskedForm = ({ title, isDeed, entity }: ScreenPlan, { id, add }: Entity): boolean =>
  isDeed !== true && entity === id && title !== undefined && asking.test(title) && making.test(add)
