/** What one does with something in a form, where these begin a line: no list of "donate food". */
export const doneInForm =
  /^(?:donate|reserve|borrow|submit|offer|request|suggest|propose|sell|lend|report|register|nominate|invite)$/u
