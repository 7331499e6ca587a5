import { defineArchetype } from '../archetype.ts'

/** What somebody who forgets looks at and listens to: faces with names, songs, old photos. */
export const memoryBox = defineArchetype({
  id: 'memory-box',
  words:
    'memory box 60, memory book for 44, memory box for my mother 60, dementia memory 60, reminiscence 50, reminiscence therapy 60, who is who for 34, faces and names of family 44, names of family 40, alzheimer photos 50, photos and songs for 34, remember her family 34, memory aid for dementia 50, dementia companion 34',
  examples: `
    Pictures of children and grandchildren with big names, so that mum knows who is who
    Songs from when he was young, old photos of the village, something to talk about on visits
    Gran forgets faces: a tap on the picture and she hears the voice of her grandson
    For people with Alzheimer’s: simple, large, no menus, photos and music of their life
    Reminiscence sessions in our day centre with smells, songs, things of the fifties
    What day it is, who comes today, and a picture of them
    The family adds photos from afar, they appear on her tablet
    Box of memories of my father: wedding, boat, dog, the house in the hills
    He asks every day where his wife is, an answer that comforts
    Names, ages, who belongs to whom, told by a voice she knows
    Music that calms her in the evening, started with one tap
    A life in pictures for carers, so that they know what to talk about`,
  bars: 'cart checkout slots leaderboard chart',
  presets: 'warm, calm',
  icon: 'heart',
  names: 'Who Is Who, Old Songs, Sunday Faces',
  entity: 'dear-person',
  home: 'shelf',
  screens: `
    home | Today | home
    people | Family | users
    browse | Photos | image | life-picture | | | photos, pictures, old photos, memories, box
    browse | Songs | music | old-song | | | songs, music, melodies
    player | Listen | | old-song
    calendar? | Visits | calendar
    detail | Person
    form | Add person
    settings? | Settings | settings`,
})
