import { defineArchetype } from '../archetype.ts'

/** Ink and piercings: one sends an idea, pays a deposit, comes for sessions and heals. */
export const tattoo = defineArchetype({
  id: 'tattoo',
  words:
    'tattoo 6, tattoo studio 26, tattoo shop 26, tattoo artist 6, tattoos 6, tattooist 6, piercing studio 22, piercing 9, flash designs 16, ink 4, aftercare 5',
  examples: `
    Three artists show their work by style, fine line, old school, blackwork, and take requests
    Send your idea with a reference picture, size and place on the body, get a price and a date
    Walk-in flash for Friday: pick a motif from the wall, see what is already taken
    Pay a deposit of fifty in the app and read how to heal
    Guest artists this month, free days, portfolio and booking with deposit
    Cover-up consultation: upload a photo of the old tattoo and book a talk
    Sleeve in six sessions, what is done, next sitting and what is left to pay
    Piercing studio: jewellery, ear plan, healing weeks, when to change the ring
    Design my own ink, save motifs I like by style and show them to the artist
    Healing diary day by day after a session, wash, cream, no sun, ask the artist when it looks odd
    I draw and tattoo alone, need enquiries with pictures in one place instead of in messages
    Sittings this week, who comes for a touch-up, which motif and how many hours, photo of the healed result`,
  presets: 'dark-pro, editorial',
  icon: 'palette',
  names: 'Fine Line, Needle and Ink, Blackwork',
  entity: 'tattoo-design',
  home: 'shelf',
  screens: `
    home | Studio | home
    browse | Portfolio | image
    people | Artists | users
    calendar | Sessions | calendar | tattoo-session
    browse | Aftercare | heart | healing-step
    detail | Design
    form | Send request
    slots | Choose a day
    checkout? | Pay deposit
    chats? | Messages | chat
    profile? | Me | user`,
})
