import { defineArchetype } from '../archetype.ts'

export const roomDesigns = defineArchetype({
  id: 'room-designs',
  words:
    'ai interior 36, interior design app 24, ai interior design 40, ai room design 38, room designer 28, redesign my room 34, redesign rooms 34, redesign a room 34, room makeover 26, ai home design 36, virtual staging 34, photo of your room 28, photo of my room 28, photo of a room 28, picture of your room 26, picture of my room 26, japandi 20',
  examples: `
    Take a picture of my living room and see it in another style, made by AI
    Photo of an empty room in, furnished picture out, Scandinavian, boho or industrial
    Redesign rooms with AI: choose style and colours, swipe between before and after
    Virtual staging for estate agents, empty flats get furniture in the pictures
    Try wall colours and floors on a photograph of my kitchen
    Interior ideas generated for my bedroom, save them to projects, buy the lamp that is shown
    Room makeover on the phone: upload, pick a look, get four designs
    Design my garden or balcony by AI from one picture
    A home designer that shows what the hall would look like with other furniture
    Before and after of my flat in Japandi style, share with my partner
    AI suggests layouts and furniture for a room of which I upload a photo
    Generate new looks for an office from a snapshot, keep the best in a folder`,
  bars: 'slots people poll checklist scanner compare',
  presets: 'warm, natural',
  icon: 'home',
  names: 'Second Room, New Corner, Other Light',
  entity: 'room-design',
  home: 'shelf',
  screens: `
    home | Create | home
    browse | Designs | image
    form | New design | plus
    detail | Design
    saved | Projects | heart
    browse? | Shop | cart | product
    checkout? | Premium
    profile | Me | user`,
})
