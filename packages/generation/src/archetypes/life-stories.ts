import { defineArchetype } from '../archetype.ts'

export const lifeStories = defineArchetype({
  id: 'life-stories',
  words:
    'life stories 28, family stories 26, telling stories 22, oral history 30, memoir 24, memoirs 24, record my grandparents 32, life story 26, family memories 18, story prompts 12',
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
