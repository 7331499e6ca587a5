import { defineArchetype } from '../archetype.ts'

export const pictureTalk = defineArchetype({
  id: 'picture-talk',
  words:
    "pictograms 24, pictogram 20, first-then board 40, first then board 40, speech therapy 8, aphasia 20, stroke survivors 18, speech therapist 6, visual daily schedule 24, token board 24, calm down corner 18, reward app 9, picture cards 18, communicate with pictures 22, aac 22, non-verbal 18, nonverbal 18, nonspeaking 18, autism picture 20, communication board 20, cannot speak 16, can'autistic kids 18, autistic children 18, autism 10, with pictures what 16, t speak 16, speech cards 16, visual schedule 14",
  examples: `
    Teacher or therapist makes the picture cards on her own device, the child sees them on his, other cards at home, at school and in the shop
    The right cards come up by themselves where the child is: supermarket, bus, grandmother’s kitchen
    Autistic children choose with pictures how they feel and what they need
    Pictures to tap for children who cannot say what they want
    My son does not speak yet; he taps a picture and the phone says it
    Cards for hunger, toilet, pain and tired for someone who lost speech after a stroke
    AAC board with large symbols, our own voices recorded, sentences built from three tiles
    Children with autism see their day as pictures, brush teeth, bus, school, and slide them to done
    Help a nursing home resident who cannot talk show yes, no, drink, blanket
    Speech therapist wants to make picture boards for each child, sounds to repeat, praise stars
    First this, then that: two images side by side for a boy who needs to know what comes next
    I can't talk after throat surgery and need phrases read aloud with one touch
    Feelings chart for a nonverbal girl, she points to sad, loud, hug or break
    Tokens on a board until the reward, for our special needs class
    Symbols for communicating without words in hospital, in several languages, spoken aloud
    A talker for my daughter with down syndrome, words sorted by food, people, places and play`,
  presets: 'playful, clean',
  icon: 'chat',
  names: 'Say It, Pointing, My Words',
  entity: 'picture-card',
  home: 'shelf',
  screens: `
    browse | Talk | chat
    home | Words | grid
    week? | My day | calendar
    saved | Favorites | heart
    detail | Card
    form | Add card
    settings | Voice | settings`,
})
