import { defineFeature } from '../feature.ts'

export const ticket = defineFeature({
  id: 'ticket',
  words:
    'ticket, qr code, boarding pass, entry pass, membership card, member card, club card, digital card, season pass, door key, room key, digital key, mobile key',
  screen: 'ticket | Ticket | ticket | page',
  unless:
    /\b(?:repairs?|mending|workshop|cobbler|sharpening|dry clean\w*|alterations)\b|\bmaintenance\b[^.;]{0,30}\btickets?\b|\btickets? with (?:an? )?(?:photos?|pictures?|priorit|subject|title|description)|\b(?:support|repair|help ?desk|maintenance|weigh\w*|parking|speeding|raffle|lottery|scratch|bug|job|order) tickets?\b|two[- ]factor|\bscan (?:a |the )?qr\b|business cards?|share (?:it |them )?(?:via|by|with) (?:a )?qr|qr code (?:scanner|reader|generator)|\bscans? (?:the |a |their )?tickets?\b|\bticket (?:numbers?\b|prices?|sales|status|queue|system)\b/i,
})
