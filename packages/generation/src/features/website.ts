import { defineFeature } from '../feature.ts'

export const website = defineFeature({
  id: 'website',
  words:
    'website, web page, webview, web view, external link, link that has more, link to more, link with more, link for more, link to its page, link to the official, official website, opens its page',
  unless:
    /\b(?:from|on|of|in|for) (?:any|every|all|other|most|many|the|your favou?rite) (?:recipe |cooking |news )?(?:websites?|web pages?)\b/i,
  screen: 'website | More information | globe | page',
})
