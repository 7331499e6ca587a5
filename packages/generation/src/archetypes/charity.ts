import { defineArchetype } from '../archetype.ts'

export const charity = defineArchetype({
  id: 'charity',
  words:
    'crowdfunding 14, fundraiser 10, charity 8, charities 8, donate 6, donation 6, nonprofit 6, volunteer 3, fundraising 6, cause 2, philanthropic 5, food bank 5, help people in need 22, people in need 14, give money to 24, animals in need 20',
  examples: `
    Give five euros a month to wells, schools or forests and see what it does, monthly donation to charity
    Choose a good cause, read where the money goes, donate
    Our foundation for orphans wants sponsors to follow a child and receive reports, donors give monthly
    Round up my purchases and hand the cents to animal protection, a donation to charity
    Relief after the flood: blankets, tents, how much is collected so far, donate money to the cause
    Trusted aid organisations by theme, country and share that reaches projects, give once or monthly
    Zakat and alms, calculated and given to a vetted project, monthly or once
    Tax receipts for all my gifts this year, and organisations I support, donations by charity
    Local hospice asks for help, standing order or once, donate to the charity
    Give in memory of someone and leave a message, donation to a charity
    Charity finder: compare organisations, follow some, donate monthly or once
    Sponsor a rhino, a reef or a hectare of rainforest, updates with photographs, where my money goes`,
  presets: 'natural, warm',
  icon: 'heart',
  names: 'Handover, Openhand, Common Good',
  entity: 'charity',
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Following | bookmark
    detail | Charity
    form | Give
    confirmed | Thank you | | | Thank you
    map? | Map | map
    profile | Me | user`,
})
