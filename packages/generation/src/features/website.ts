import { defineFeature } from '../feature.ts'

export const website = defineFeature({
  id: 'website',
  words: 'website, web page, webview, web view, external link, link that has more',
  screen: 'website | More information | globe | page',
})
