import { defineArchetype } from '../archetype.ts'

export const crowdfunding = defineArchetype({
  id: 'crowdfunding',
  words:
    'crowdfunding 26, crowd funding 24, fund a project 18, back a project 18, backers 18, pledge 10, pledges 10, funding goal 20, fundraise for 12, campaigns 6, fundraiser 8, local projects to fund 18',
  examples: `
    People of our village pay a bit each so the old cinema gets new seats, with a bar of how much is reached
    Musicians collect money for their next album, supporters get a signed copy or a concert at home
    Present an invention, set a target and a deadline, offer rewards by tier, money back if it fails
    Back a board game before it is printed, updates from the makers, stretch goals
    Neighbourhood projects looking for supporters: a playground, a shared bike, a mural, chip in five euros
    Launch a campaign for a documentary, thank contributors by name, show days left and percent funded
    Students raising the budget for a solar car, donors choose perks and follow the progress
    Like Kickstarter but for farmers: finance a new cheese cellar, get paid back in cheese
    Bakery wants customers to finance the new oven in advance, pledges in exchange for bread vouchers
    Platform where creators post ideas and the crowd decides with its wallet which ones get made
    Our football club needs 20,000 for floodlights, members and fans contribute and see the total rising
    Pledge money to local startups, all or nothing, with questions to the founders and a video pitch`,
  presets: 'warm, bold',
  icon: 'target',
  names: 'Backed, Many Hands, First Euro',
  entity: 'campaign',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Campaigns | search
    saved? | Saved | bookmark
    detail | Campaign
    checkout | Back it
    confirmed | Thank you
    form | Start a campaign
    profile | Me | user`,
})
