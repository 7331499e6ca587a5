import { defineArchetype } from '../archetype.ts'

export const cardsExchange = defineArchetype({
  id: 'cards-exchange',
  words:
    'business card 9, digital business card 9, exchange card 6, people nearby 5, share my contact 22, my contact info 24, contact info 12',
  examples: `
    My details as a QR that others scan at the trade fair, digital business card
    Paperless networking: hand over name, role, phone and mail with a tap, saved to their phone
    Scan the business cards I got at the congress and sort them by firm
    NFC tag that opens my profile with photo, job title and links, share and save
    Everyone in our agency gets the same design with logo, their own number and vcard, business cards for the team
    Send my visiting card to the people in the room by scan or link
    I meet fifty suppliers a day and want to keep who gave me what, where, with a note, scanned and sorted by firm
    Design a smart introduction with portrait, company, socials and share it by link, digital card
    Swap contact data at meetups by holding phones together, name, company, role, phone
    Realtor wants a digital one with listing links and a save to contacts button with my portrait, company and phone
    Two digital business cards, one for work, one for freelancing, choose which to show
    Collect conference acquaintances with the place we met and role, name, company and phone`,
  bars: 'people',
  presets: 'clean, editorial',
  icon: 'card',
  names: 'Cardstock, Pocketful, Well Met',
  entity: 'business-card',
  screens: `
    ticket | My card | card
    browse | Cards | layers
    map? | Nearby | map | near-person
    scanner | Scan | camera
    detail | Card
    detail | Person nearby | | near-person
    form | Edit card
    form | Edit my card | | my-card
    profile? | Me | user`,
})
