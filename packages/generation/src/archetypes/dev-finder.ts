import { defineArchetype } from '../archetype.ts'

/** Somebody's profile and repositories on a code host, by their username; one's own work there is `code-host`. */
export const devFinder = defineArchetype({
  id: 'dev-finder',
  words:
    'github profile 22, github profiles 26, github username 26, github user 22, github users 24, github user search 32, github profile viewer 32, github finder 32, profile finder 20, repository search 18, gitlab profile 22, github search 24',
  examples: `
    Enter a username and see avatar, bio, followers and repositories
    GitHub profile finder with the top repositories by stars
    Search developers by username, show bio, followers and following
    Compare two developers by stars, followers and repositories
    Type in a name on GitHub and get a card with picture, place and projects
    Look up an organisation and list its repositories with stars and forks
    Profile viewer: avatar, joined date, public repos, gists
    Find somebody's five best repositories with language, stars and forks
    List all repositories of a user with a link to each
    User search with an error if nobody has that name
    Save developers I like and open their page
    Show the followers of a user and who they follow`,
  // A username and a bio have those of any app for people, too.
  unless:
    /^(?!.*\b(?:git(?:hub|lab|ea)?|bitbucket|codeberg|developers?|devs?|coders?|programmers?|repos?|repositor(?:y|ies)|gists?|organi[sz]ations?|username(?:s)? (?:and|to)|followers?)\b)/is,
  bars: 'map checkout cart slots deed form signin profile',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Open Profile, Octo, By Handle',
  entity: 'dev-profile',
  screens: `
    browse | Search | search
    browse | Repositories | folder | repository
    saved? | Saved | bookmark
    compare? | Compare | repeat
    detail | Developer
    settings | Settings | settings`,
})
