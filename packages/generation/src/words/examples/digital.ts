/** Parts of apps, games and documents one goes through: `class[@picture] noun, noun: example; example`. */
export const digitalExamples = `
  document answer, best answer: Try the simple way first; It depends on where you live; Yes, if both agree; Take a picture before you begin; Write it down first; Ask somebody who has done it
  document algorithm, sorting algorithm: Bubble sort; Merge sort; Quicksort; Heap sort; Insertion sort; Shell sort
  document data structure: Stack; Queue; Linked list; Binary tree; Hash table; Graph
  document design pattern: Singleton; Observer; Factory; Strategy; Adapter; Builder
  thing@art sticker: Sleepy cat; Rocket; Rainbow; Happy cactus; Pirate hat; Tiny dragon
  document subtask, step, action item, next step: Ask Kim first; Buy paper; Print two copies; Call back on Friday; Pack the small bag; Send the photo
  document widget, home widget: Today, small; Week, wide; Next date; Weather, 2 by 2; Notes; Clock
  document tip, care tip, advice, safety tip, health tip, travel tip: Less, but daily; Morning light is best; Write it down at once; Twenty minutes are enough; Not after rain; Write it down at once
  document comment thread, thread of comment: Why not in plain text?, 48 replies; This worked for me, 31 replies; Ask the author anything, 112 replies; A second opinion, 12 replies; What I would do now, 27 replies; Thanks for this, 6 replies
  document discussion thread, thread of discussion: Chapters 1 to 4; Was the ending fair?; The narrator; Favourite sentence; Questions for Thursday; What to read next
  document pull request, merge request: Faster start, #118; Fix dates off by one, #116; Dark theme, #112; Update of all parts, #109; Smaller pictures, #104; Better words, #98
  document commit: Fix rounding of totals; Add dark theme; Remove old icons; Update of all parts; Mend typos in readme; Faster search
  document branch: main; fix/dates; dark-theme; release/2.4; smaller-pictures; try-new-search
  document diff: totals.ts, +12 −4; theme.css, +48 −2; readme.md, +3 −3; icons/old.svg, −120; search.ts, +36 −18; dates.test.ts, +22
  document save state, save slot: Slot 1, The pier, 0:42; Slot 2, Old mill, 1:18; Slot 3, Night tram, 2:05; Autosave, 2:11; Slot 4, Owl rock, 3:30
  document scientific paper, research paper, academic paper, preprint: Tides in shallow bays, R. Adeyemi, 2026; How owls hear in rain, O. Haddad, 2025; Sorting with little memory, L. Brandt, 2026; Salt roads and trade, I. Vogt, 2024; Sleep and night trams, K. Osei, 2025; Graphs of small towns, H. Sato, 2026
  document hashtag, trending topic: #nighttrams; #sourdough; #harbourlights; #slowsunday; #citybirds; #papercraft
  document tag, label, topic, category: Everyday; Work; Home; Later; Together; Ideas
  document permission, setting: Camera; Place; Contacts; Microphone; Notices; Files
  document surah, quran, koran: Al-Fatihah, 7 verses; Al-Baqarah, 286 verses; Yusuf, 111 verses; Ya-Sin, 83 verses; Ar-Rahman, 78 verses; Al-Mulk, 30 verses
  document translation, language version: English; Deutsch; Français; Español; Italiano; Türkçe
  document folder, playlist folder, board: Everyday; Summer; For Lea; Drafts; Paper trail; Old things
  preset: The short one; Sunday; With a break; Evening; Slow start; All out
  document template, layout: One page; Two columns; Short and plain; With pictures; Checklist; Letter
  award achievement, trophy, streak: First time; Five in a row; Early bird; Night owl; Ten with Omar; One hundred
  document gesture, shortcut: Swipe up, apps; Two taps, lock; Swipe left, camera; Hold, edit; Pinch, overview; Shake, undo
  document photo filter, photo effect: Warm; Mono; Film; Cool; Grain; Noon
  thing avatar, skin, sticker pack, emoji, gif: Fox with scarf; Two cups; Tired owl; Rain cloud; Small boat; Long cat
  document level, game stage, mission: 1, The pier; 2, Old mill; 3, Night tram; 4, Under the bridge; 5, Owl rock; 6, Last ferry
  document faq, frequent question, question: How do I begin?; Who can see this?; Can I change it later?; What does it cost?; How do I stop?; Who helps me?
  document upvote, like, reaction: Night trams, 48; Square loaf, 112; Canal street, 87; Owls, 64; Shop letters, 206; Late train, 318
  document policy, rule, guideline, house rule: Quiet after ten; One at a time; Bring it back clean; Ask first; No names; Kind words only
`
