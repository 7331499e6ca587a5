/** "For each film add a link": the words before what one is told to add to each of them. */
export const toldOfEach =
  /\b(for (?:each|every) (?!of\b)[\p{L}-]{2,20}(?: (?!add\b|show\b|display\b|include\b|provide\b|give\b)[\p{L}-]{2,20})?) (?=(?:add|show|display|include|provide|give) (?:an?|the|its|their|links?|buttons?)\b)/giu
