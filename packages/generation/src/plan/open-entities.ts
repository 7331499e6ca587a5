/** Entities that stand for whatever is sold, visited or rented: they take the description's own noun. */
export const openEntities: ReadonlySet<string> = new Set(['product', 'place'])
