import { defineArchetype } from '../archetype.ts'

export const lifeStories = defineArchetype({
  id: 'life-stories',
  words:
    'war letters 30, old letters 22, family letters 20, letters of my grandfather 28, letters from my grandmother 28, life stories 28, family stories 26, telling stories 22, oral history 30, memoir 24, memoirs 24, record my grandparents 32, life story 26, family memories 18, story prompts 12',
  examples: `
    Voice messages of elderly people become a diary of memories
    My grandfather’s letters from the war with photos, places and what we know of them
    Old letters and pictures of the family, who wrote them, when and from where
    Grandpa tells how he came over the mountains in 1945, recorded and kept for great-grandchildren
    A question a week to my mother about her childhood, she speaks, we listen
    Oral history: save voices of our elders with photographs, names, years and the village
    I am 82 and would like to write my memoirs, chapter by chapter, and print them for the children
    Interview old neighbours about school, war, first love and work in the mill
    Ask dad about his youth before it is too late: prompts, microphone, transcript
    History society collecting spoken memories of miners, with place, decade and consent
    How did you two meet? Answers from all aunts and uncles, listened to at the reunion
    Autobiography helper that interviews me, sorts by decade, adds pictures
    Life story work in a hospice: what patients want to pass on to their families
    Recollections of emigrants, told in their own words, to listen to on a timeline
    Family stories of my gran, the mill, the flood and the dance hall, kept with her own voice`,
  presets: 'warm, editorial',
  icon: 'mic',
  names: 'Tell Me Again, Sunday Voices, Before I Forget',
  entity: 'life-story',
  home: 'shelf',
  screens: `
    home | Stories | home
    browse | Chapters | book
    history | Timeline | clock
    player | Listen
    people? | Family | users
    saved? | Questions | help
    detail | Story
    form | Record story | mic
    settings? | Settings | settings`,
})
