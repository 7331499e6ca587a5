import { findAll } from '../../understand/searched.ts'
import { toSingular } from '../../words/forms.ts'

const acting =
  /(?:^|[.;:\n]\s*|[-*•]\s+)(?:the |an? |each |every )?(\p{L}{3,}) (?:can|may|must|should|could) /giu

/** Those a text says may do something, singular and lower case: "student" of "Student can apply for leave". */
export const actorsIn = (text: string): ReadonlySet<string> =>
  new Set(findAll(acting, text).map(([, who = '']) => toSingular(who.toLowerCase())))
