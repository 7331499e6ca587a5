/** What a drawn map shows: a town, open country with hills, a coast, a whole country, one floor of a house, the night sky. */
export const grounds = ['city', 'hills', 'coast', 'country', 'floor', 'sky'] as const
export type Ground = (typeof grounds)[number]
