/** Languages Kwiq has the words of the interface in, in the order of their table. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ar', 'zh', 'ja', 'he'] as const
export type Language = (typeof languages)[number]
