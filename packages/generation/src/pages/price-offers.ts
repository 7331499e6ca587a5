import { definePage } from './page.ts'

/** What several who could do a job ask for it. */
export const priceOffers = definePage({
  id: 'price-offers',
  said: 'quotes, get quotes, get a quote, receive quotes, compare quotes, request quotes, request a quote, get offers, receive offers, compare offers, price offers, price quotes, free quotes, bids, receive bids',
  within:
    /\b(?:plumb\w*|electric\w*|repair\w*|clean\w*|mov(?:ers?|ing)|handym[ae]n|trades\w*|contractors?|craftsm[ae]n|painters?|garden\w*|roofers?|renovat\w*|photograph\w*|cater\w*|service providers?|services|freelancers?|mechanics?)\b/i,
  unless: /\b(?:inspir\w*|motivat\w*|famous|daily quotes|stock|insurance|invoic\w*)\b/i,
  name: 'Offers',
  icon: 'tag',
  line: 'Three have answered',
  shownBy: 'sent-offer',
  content: `
    hero Three offers | For what you wrote this morning, with your photo.
    people They could come
    - Omar Haddad | Today at 15:00, 4.9 stars | € 85
    - Ana Petrova | Tomorrow at 9:00, 4.8 stars | € 72
    - Jonas Weber | Friday, 4.7 stars | € 64
    chips Sort by | Price, Soonest, Stars
    rows What is in it
    - clock | An hour of work | Way included
    - tools | Small parts | Up to € 15
    button check | Take the first
  `,
})
