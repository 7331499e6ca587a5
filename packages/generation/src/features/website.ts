import { defineFeature } from '../feature.ts'

export const website = defineFeature({
  id: 'website',
  words: 'website, web page, webview, web view, external link, link that has more',
  unless:
    /\b(?:from|on|of|in|for) (?:any|every|all|other|most|many|the|your favou?rite) (?:recipe |cooking |news )?(?:websites?|web pages?)\b/i,
  screen: 'website | More information | globe | page',
})
