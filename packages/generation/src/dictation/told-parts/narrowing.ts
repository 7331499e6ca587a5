/** "By date and for dog size": a dropdown for each. */
export const narrowing = (said: string) =>
  said
    .split(/,? and |, /)
    .map(
      (each) =>
        `a ${each
          .replace(/^(?:by|for) /i, '')
          .replace(/^(?:an?|the) /i, '')
          .trim()} dropdown`,
    )
    .join(', ')
/** What one narrows by: "by date and for dog size". */
export const by =
  '((?:by |for )?(?:the )?\\p{L}+(?: \\p{L}+)?(?:(?:,| and|, and) (?:by |for )?(?:the )?\\p{L}+(?: \\p{L}+)?)*?)'
