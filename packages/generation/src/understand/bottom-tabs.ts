/** What follows names said to be the tabs of an app, to the end of its sentence; the source of a regular expression. */
export const atBottom = String.raw`(?: (?:tabs|icons|buttons))? (?:(?:at|along|on) the bottom(?: bar)?|as (?:the |a )?(?:bottom (?:nav(?:igation)?|tabs|bar|menu)(?: bar)?|tab bar|tabs))(?=\s*(?:[.;\n]|$))`
