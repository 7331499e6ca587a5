import { defineFeature } from '../feature.ts'

export const search = defineFeature({
  id: 'search',
  words:
    'search, find, look up, browse, discover, filter, sort, finder, explore, recherche, buscar, pesquisa, cerca',
  screen: 'browse | Search | search | tab',
  weight: 4,
})
