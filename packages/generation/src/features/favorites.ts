import { defineFeature } from '../feature.ts'

export const favorites = defineFeature({
  id: 'favorites',
  words:
    'favorite, favourite, bookmark, saved item, wishlist, wish list, watchlist, save for later, favoriten, favoris, favoritos, preferiti, merkliste',
  screen: 'saved | Favorites | heart | tab',
  weight: 4,
})
