import { defineFeature } from '../feature.ts'

export const feed = defineFeature({
  id: 'feed',
  words: 'feed, social feed, timeline of posts, posts of friends, community, news feed',
  unless:
    /\bnews ?feeds?\b(?!.*\b(?:posts?|friends?|follow\w*|social|likes?|comments?)\b)|\brss\b|\b(?:log|track|record|count|enter|note|time|breast|bottle|night|last|next|tube|nappies|diapers?|naps?|sleep|pumping)\b[^.;]{0,30}\bfeeds?\b|\bfeeds?,? (?:and |or |& )?(?:diapers?|nappies|nappy|naps?|sleep|water|times)\b|feeds? (?:reader|the|my|it|him|her|them|your|our)|subscribe to feeds|community (?:spam|block|blocklists?|lists?|reports?|reported|database|ratings?|maintained|driven|sourced|fridge|garden|service|theatre|theater|kitchen|centre|center|radio|band|orchestra|choir|market|hall|library|nurse)|(?:to|of) (?:a|the|an rss|podcast) feed|\b(?:ads-?b|data|live|traffic|price|market|video|camera|sensor|api) feeds?\b|\bfeed-?ins?\b|\b(?:grid|power) feed\b|\bfeed (?:per|each|a|list|amounts?|plan|costs?|stock)\b|\b(?:animal|fish|hen|chicken|horse|cattle|bird) feed\b|\b(?:chickens?|hens?|poultry|cows?|cattle|sheep|goats?|pigs?|horses?|livestock|ducks?|rabbits?|eggs)\b[^.;]{0,40}\bfeed\b|\b(?:farm|aviary|stables?|fodder|hay|pens|snails?|fish(?:es)?|bees|calves|lambs)\b[^.;]{0,60}\bfeed\b(?! of)/i,
  screen: 'feed | Feed | image | tab | moment',
  weight: 4,
})
