import { defineArchetype } from '../archetype.ts'

export const crowdfunding = defineArchetype({
  id: 'crowdfunding',
  words:
    'crowdfunding 26, crowd funding 24, fund a project 18, back a project 18, backers 18, pledge 10, pledges 10, funding goal 20, fundraise for 12, campaigns 6, fundraiser 8, local projects to fund 18',
  presets: 'warm, bold',
  icon: 'target',
  names: 'Backed, Many Hands, First Euro',
  entity: 'campaign',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Campaigns | search
    saved? | Saved | heart
    detail | Campaign
    checkout | Back it
    confirmed | Thank you
    form | Start a campaign
    profile | Me | user`,
})
