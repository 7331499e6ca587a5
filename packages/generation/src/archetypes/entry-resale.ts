import { defineArchetype } from '../archetype.ts'

/** Club members pass on race entries, season tickets and places they cannot use. */
export const entryResale = defineArchetype({
  id: 'entry-resale',
  words:
    'swaps race entries 70, race entries 44, race entry swap 70, bib swap 70, bib transfer 70, transfer a bib 60, resell race entries 70, name change 8, resale of tickets 50, ticket resale 60, ticket exchange 50, spare tickets 54, spare ticket 54, season ticket share 54, pass on a ticket 54, give up my place 20, start place 34, starting places 34',
  examples: `
    Injured before the marathon: pass my bib on to somebody of our club, price, name change by the organiser
    Spare tickets for Saturday's match among supporters, face value only
    Runners who cannot start offer their number, others wait for one
    Season tickets shared by four friends, who goes to which game
    Triathlon places for sale, deadline for the change of name
    Two seats at the opera left over, who wants them
    Swap my half marathon entry for the ten kilometres
    What the buyer must tell: name, birth date, club, shirt size
    Course I booked but cannot attend, take my place
    Ferry booking to give away, transfer fee
    Wanted list: I look for a start place at the night run
    Paid or not, transferred or not`,
  // Without a word of passing them on entries are those of a race.
  unless:
    /\b(?:parking|shifts?|clothes|books?|plants?|seeds|results)\b|^(?![\s\S]*\b(?:swap\w*|sell\w*|sold|pass(?:es|ed|ing)? (?:\w+ )?on|transfer\w*|spare|resale|resell\w*|injur\w+|cannot|give up|left over|instead|name change)\b)/i,
  bars: 'leaderboard cart',
  presets: 'bold, clean',
  icon: 'ticket',
  names: 'Start Place, Bib for Sale (race bib runner running marathon), Spare Ticket (ticket tickets seat)',
  entity: 'offered-entry',
  home: 'shelf focus',
  screens: `
    home | Offers | home
    browse | Offered | ticket | | | | offered, entries, race entries, offers, bibs, post a bib, swap
    browse! | Wanted | search | wanted-entry | | | wanted, looking for, wanted list, waiting
    saved? | Saved | heart
    chats | Messages | chat
    detail | Entry
    form | Offer entry | | | | | post, offer, race, price, bib
    form! | Buyer’s details | | entry-buyer | | | buyer, details, name change, details for the name change
    profile | Me | user`,
})
