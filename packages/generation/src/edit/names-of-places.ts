/** Names of people as they are usual somewhere, by the word for that. */
const table = `
  italian, italy: Giulia Rossi, Marco Bianchi, Chiara Romano, Luca Ferrari, Elena Conti, Matteo Greco, Sara Ricci, Paolo Marino, Anna Costa, Davide Gallo, Marta Fontana, Andrea Riva
  german, germany, austrian, swiss: Anna Müller, Lukas Schmidt, Lena Fischer, Jonas Becker, Marie Wagner, Felix Hoffmann, Clara Schulz, Paul Keller, Sophie Braun, Max Richter, Hannah Vogel, Tim Krause
  french, france: Camille Martin, Hugo Bernard, Léa Dubois, Louis Moreau, Chloé Laurent, Jules Petit, Manon Roux, Antoine Girard, Élise Fournier, Paul Lambert, Inès Mercier, Théo Blanc
  spanish, spain: Lucía García, Javier Martín, Carmen López, Pablo Ruiz, Elena Navarro, Diego Torres, Marta Gil, Álvaro Ramos, Sara Ortega, Hugo Molina, Irene Castro, Mario Vega
  mexican, latin, latin american: Sofía Hernández, Diego Ramírez, Valeria Flores, Luis Mendoza, Camila Reyes, Carlos Morales, Daniela Cruz, Jorge Salazar, Ana Guerrero, Miguel Rojas, Paola Ibarra, Andrés Peña
  english, british, uk: Emily Clarke, Oliver Wright, Charlotte Hughes, George Turner, Alice Cooper, Harry Bennett, Grace Walker, James Foster, Lucy Palmer, Thomas Reed, Sophie Marsh, Jack Barnes
  american, us, usa: Emma Johnson, Michael Davis, Olivia Miller, Ethan Brown, Ava Thompson, Jacob Moore, Madison Hall, Ryan Carter, Hailey Brooks, Tyler Price, Megan Scott, Kevin Hayes
  irish, ireland: Aoife Murphy, Conor Kelly, Niamh Byrne, Sean Doyle, Ciara Walsh, Liam Nolan, Orla Keane, Declan Burke, Sinead Daly, Eoin Farrell, Maeve Quinn, Padraig Lynch
  dutch, netherlands: Emma de Vries, Daan Jansen, Sanne Bakker, Bram Visser, Lotte Smit, Thijs Mulder, Fleur Bos, Sem Dekker, Anouk Vos, Lars Peters, Eva Kuiper, Joost Kok
  polish, poland: Zofia Nowak, Jan Kowalski, Maja Lewandowska, Piotr Zieliński, Anna Wójcik, Tomasz Mazur, Ola Krawczyk, Adam Dudek, Ewa Pawlak, Marek Górski, Kasia Wrona, Paweł Sikora
  portuguese, portugal, brazilian, brazil: Beatriz Silva, Tiago Santos, Inês Ferreira, João Costa, Mariana Sousa, Rui Almeida, Clara Nunes, Pedro Rocha, Sofia Lopes, Miguel Pinto, Rita Moura, André Matos
  swedish, sweden, scandinavian, nordic: Elsa Andersson, Erik Lindberg, Maja Nilsson, Oskar Berg, Astrid Holm, Nils Ekström, Freja Sandberg, Axel Lund, Ida Wallin, Gustav Nyberg, Saga Dahl, Emil Forsberg
  turkish, turkey: Elif Yılmaz, Mehmet Demir, Zeynep Kaya, Emre Şahin, Ayşe Çelik, Burak Arslan, Defne Koç, Can Aydın, Selin Öztürk, Kerem Polat, Ece Aksoy, Deniz Yavuz
  greek, greece: Eleni Papadopoulou, Nikos Georgiou, Maria Dimitriou, Yannis Vlachos, Sofia Nikolaou, Kostas Ioannou, Katerina Makri, Petros Alexiou, Anna Karali, Giorgos Pappas, Despina Laskari, Alexis Moros
  indian, india: Aarav Sharma, Priya Patel, Ananya Iyer, Rohan Gupta, Kavya Nair, Arjun Singh, Diya Mehta, Vikram Rao, Isha Joshi, Rahul Verma, Meera Das, Karan Kapoor
  japanese, japan: Yuki Tanaka, Haruto Suzuki, Aoi Yamamoto, Sota Nakamura, Hina Kobayashi, Ren Ito, Sakura Mori, Kaito Abe, Mei Fujita, Riku Ogawa, Nana Hayashi, Daiki Ueda
  chinese, china: Li Wei, Wang Fang, Zhang Min, Chen Jie, Liu Yang, Zhao Lin, Huang Mei, Wu Hao, Zhou Ying, Xu Lei, Sun Yan, Guo Jun
  arabic, arab: Layla Haddad, Omar Khalil, Yasmin Saleh, Karim Mansour, Nour Fares, Samir Aziz, Amira Nasser, Tarek Younes, Rania Hamdan, Ziad Habib, Salma Zaki, Walid Darwish
  russian, russia, ukrainian: Anna Sokolova, Ivan Petrov, Olga Morozova, Dmitri Volkov, Nina Lebedeva, Pavel Orlov, Vera Kozlova, Maxim Popov, Irina Frolova, Anton Belov, Yana Zueva, Kirill Gusev
`
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(': '))
  .map(([words = '', names = '']) => ({ words: words.split(', '), names: names.split(', ') }))

/** Twelve names of people as they are usual there: for "italian" or "Italy". Undefined where none are known. */
export const namesFrom = (place: string): readonly string[] | undefined =>
  rows.find(({ words }) => words.includes(place.toLowerCase()))?.names

/** For which places there are names, as one says it. */
export const placesWithNames: readonly string[] = rows.flatMap(({ words }) => words.slice(0, 1))
