/** Entities that stand for whatever is sold, visited or rented: they take the description's own noun. */
export const openEntities: ReadonlySet<string> = new Set(['product', 'place'])

/** They take the description's own noun too, but say by themselves what kind of app it is. */
export const renamed: ReadonlySet<string> = new Set([...openEntities, 'collectible'])
