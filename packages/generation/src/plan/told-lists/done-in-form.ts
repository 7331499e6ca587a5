const doneInForm =
  /^(?:donate|reserve|borrow|submit|offer|request|suggest|propose|sell|lend|report|register|nominate|invite)$/u
/** With one word behind them these are things: "order items", "book loans". */
const alsoThings = /^(?:order|book|rent|hire)$/u

/** Whether a line begins with what one does in a form: no list of "donate food". */
export const isDoneInForm = (words: readonly string[]): boolean =>
  doneInForm.test(words[0] ?? '') || (words.length > 2 && alsoThings.test(words[0] ?? ''))
