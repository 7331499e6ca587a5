/**
 * How sure somebody is of what he asks for: "maybe", "perhaps", "some kind of". None of it is a word of a thing's name;
 * "kinds of litter" and "yes, no, maybe" are something one knows or chooses.
 */
export const hedge =
  /(?<=(?:^|[,.;:(\n]|\b(?:and|or|plus|with|of|has|have|holds?|keeps?|stores?|shows?)) ?)(?:(?:maybe|perhaps|possibly|probably|ideally|hopefully|potentially|eventually|optionally) (?:also |even |later )*|(?:some|any) (?:kind|sort|type|form)s? of (?:an? )?)+(?=\p{L})/giu
