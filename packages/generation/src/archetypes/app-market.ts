import { defineArchetype } from '../archetype.ts'

export const appMarket = defineArchetype({
  id: 'app-market',
  words:
    'app store 22, f-droid 24, apk store 24, store for apps 22, install apps 14, app repository 18, apps to install 16, alternative app store 28, app catalogue of open source 22, open source apps 10, app updates 14',
  examples: `
    App store with only free and open source apps, install and update
    Browse apps by category, read what they may do, install them
    Alternative store client for Android: search, download, updates
    Get apps straight from the release pages of their authors and be told of updates
    Privacy score of each app before I install it, trackers and permissions
    Store of small apps for our company's phones
    New and updated apps of the week, screenshots, version history, reviews
    Search, install, update and uninstall packages of a repository
    Beta versions and older releases of each package, with the change log
    Install signed packages from several sources and verify them
    Recommended free alternatives to the apps I have installed
    Games, tools and internet categories with licence and size of each download`,
  bars: 'cart checkout form deed',
  home: 'shelf',
  presets: 'clean, bold',
  icon: 'grid',
  names: 'New Shelf, Corner Market, Freely',
  entity: 'store-app',
  screens: `
    home | Discover | home
    browse | Categories | grid
    history | Updates | refresh
    saved | Installed | check
    detail | App
    settings | Settings | settings`,
})
