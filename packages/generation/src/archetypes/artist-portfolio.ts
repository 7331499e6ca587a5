import { defineArchetype } from '../archetype.ts'

export const artistPortfolio = defineArchetype({
  id: 'artist-portfolio',
  words:
    'artist portfolio 22, portfolio of my work 20, my portfolio 14, portfolio app 16, online portfolio 18, art portfolio 22, design portfolio 20, illustrator 7, sculptor 8, ceramic artist 12, ceramics artist 12, my artwork 14, my paintings 16, my drawings 8, my sculptures 14, work samples 8, case studies 6, personal portfolio 20, see my pieces 34, i make jewellery 34, i make jewelry 34, i make pottery 30, ask for a custom 20',
  examples: `
    I make rings and lamps from driftwood: people see my pieces, ask for one made for them and find the markets where I am
    Painter shows her works by series, with size, technique, year, and what is still for sale
    Sculptor's portfolio: works, exhibitions, press, contact form for a commission
    Portfolio of an illustrator with projects, clients, about me and contact
    Architect's work samples: projects with plans, pictures and year, curriculum vitae, write to me
    Visitors look through my ceramics, ask for the price, see where I exhibit next
    Graphic designer wants an app with case studies, a short biography and a way to get in touch
    My drawings and prints in series, edition, framed or not, price on request
    Jewellery maker shows unique pieces, materials, stockists, takes commissions
    Textile artist: tapestries, studio visits, workshops, newsletter
    Collect my art school projects in one place to show galleries and professors
    Woodturner's bowls and lamps in categories, story of each piece, enquiry
    Street artist with a map of murals, portfolio, statement and bookings for walls
    Small architecture office shows its projects with plans and photos, the team, awards and how to reach it
    Fashion student's portfolio: collections, sketches, look book, contact details`,
  presets: 'editorial, clean',
  icon: 'palette',
  names: 'North Light, Works on Paper, Open Studio',
  entity: 'artwork',
  home: 'shelf',
  bars: 'cart checkout slots',
  screens: `
    home | Works | home
    browse | Series | image
    browse? | Exhibitions | calendar | art-show
    detail | Work
    form | Enquiry
    profile | About | user
    map? | Map | map
    saved? | Saved | heart
    feed? | Studio news | file
    chats? | Messages | chat`,
})
