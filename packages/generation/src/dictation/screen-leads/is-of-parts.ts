/** Components, which stand before a colon, too. */
export const isOfParts =
  /\b(?:button|field|chips|tabs|card|cards|list|grid|table|chart|text|title|photo|image|picture|icon|toggle|switch|slider|dropdown|checkbox|badge|header|footer|empty state|note|below|above|top|bottom|section|row|bar)s?$/i
