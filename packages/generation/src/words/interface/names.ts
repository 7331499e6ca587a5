/** Names of people of the interface, as people are called where each language is spoken. */
export const names = `
  en | ar | zh | ja | he | ru | ko | de | fr | es | pt | it
  Mara Vogt | مريم فوزي | 马兰 | 森 真央 | מאיה פוגל | Мария Фокина | 박마라 | Mara Vogt | Manon Vidal | Marta Vega | Mariana Veiga | Marta Valli
  Omar Haddad | عمر حداد | 王浩 | 田中 健 | עומר חדד | Олег Гордеев | 김도윤 | Felix Neumann | Omar Haddad | Óscar Herrero | Otávio Moreira | Omar Ferri
  Lea Brandt | ليلى برهان | 李雅 | 佐藤 花 | ליאה ברנד | Лия Брандт | 이서아 | Lea Brandt | Léa Brunet | Lucía Blanco | Luísa Barros | Lea Bruni
  Kim Osei | كمال عيسى | 金欧 | 木村 輝 | קים אורן | Ким Осин | 최지호 | Jana Schulz | Camille Roux | Carmen Ortiz | Camila Osório | Chiara Orlandi
  Ana Petrova | آنا بطرس | 安娜 | 青木 杏 | אנה פטרוב | Анна Петрова | 안지우 | Anna Peters | Anna Petit | Ana Prieto | Ana Pereira | Anna Pellegrini
  Tomás Rey | تامر رشيد | 汤睿 | 高橋 智 | תום רייך | Тимур Рогов | 정태오 | Thomas König | Thomas Rey | Tomás Rey | Tomás Reis | Tommaso Re
  Iris Chen | إيناس شاهين | 陈思 | 伊藤 凛 | איריס חן | Ирина Чернова | 윤서린 | Iris Behrens | Inès Chevalier | Irene Castro | Iris Chaves | Irene Cerri
  Yusuf Kaya | يوسف قايا | 于松 | 山本 雄介 | יוסף כהן | Юрий Каин | 유건우 | Yusuf Kaya | Youssef Kadri | Julio Campos | Yuri Cardoso | Luca Caruso
  Noor Rahman | نور رحمن | 罗诺 | 野村 葵 | נור רחמן | Нора Романова | 노나윤 | Nora Hartmann | Nora Renard | Noelia Ramos | Nara Ramos | Nora Romano
  Elias Lund | إلياس لبيب | 林毅 | 江口 蓮 | אליאס לביא | Илья Лунин | 임이안 | Elias Lindner | Élias Lambert | Elías Luna | Elias Lima | Elia Landi
  Priya Nair | بريا نادر | 倪雅 | 平野 莉子 | פריה ניר | Полина Нарова | 나예린 | Paula Naumann | Pauline Noël | Paula Navarro | Paula Nunes | Paola Neri
  Jonas Weber | يونس ويبر | 魏俊 | 上田 純 | יונה ובר | Иван Вебер | 조은우 | Jonas Weber | Jonas Verdier | Jorge Vidal | Jonas Viana | Gionata Verdi
  Sofia Almeida | صفية عبد الله | 苏菲 | 鈴木 桜 | סופיה אלמוג | София Алексеева | 서하은 | Sophie Albrecht | Sophie Allard | Sofía Alonso | Sofia Almeida | Sofia Amato
  Hana Sato | هناء سامي | 韩娜 | 佐々木 花 | חנה סתיו | Ханна Сатина | 한하나 | Hanna Sattler | Hanna Simon | Hanna Soto | Helena Santos | Anna Santi
  Ruth Adeyemi | رولا أديب | 陆如 | 岡田 瑠衣 | רות אדר | Рут Адамова | 류다인 | Ruth Ackermann | Ruth Adam | Rut Aguilar | Rute Andrade | Rita Adami
  Mateo Silva | ماجد سليم | 马特 | 松本 大樹 | מתאו סילבר | Матвей Сильвин | 문시우 | Matteo Seidel | Mathieu Simonet | Mateo Silva | Mateus Silva | Matteo Silvestri
  Mara | مريم | 马兰 | 真央 | מאיה | Мария | 마라 | Mara | Manon | Marta | Mariana | Marta
  Omar | عمر | 王浩 | 健 | עומר | Олег | 도윤 | Felix | Omar | Óscar | Otávio | Omar
  Lea | ليلى | 李雅 | 花 | ליאה | Лия | 서아 | Lea | Léa | Lucía | Luísa | Lea
  Kim | كمال | 金欧 | 輝 | קים | Ким | 지호 | Jana | Camille | Carmen | Camila | Chiara
  Ana | آنا | 安娜 | 杏 | אנה | Анна | 지우 | Anna | Anna | Ana | Ana | Anna
  Tomás | تامر | 汤睿 | 智 | תום | Тимур | 태오 | Thomas | Thomas | Tomás | Tomás | Tommaso
  Iris | إيناس | 陈思 | 凛 | איריס | Ирина | 서린 | Iris | Inès | Irene | Iris | Irene
  Yusuf | يوسف | 于松 | 雄介 | יוסף | Юрий | 건우 | Yusuf | Youssef | Julio | Yuri | Luca
  Noor | نور | 罗诺 | 葵 | נור | Нора | 나윤 | Nora | Nora | Noelia | Nara | Nora
  Elias | إلياس | 林毅 | 蓮 | אליאס | Илья | 이안 | Elias | Élias | Elías | Elias | Elia
  Priya | بريا | 倪雅 | 莉子 | פריה | Полина | 예린 | Paula | Pauline | Paula | Paula | Paola
  Jonas | يونس | 魏俊 | 純 | יונה | Иван | 은우 | Jonas | Jonas | Jorge | Jonas | Gionata
  Sofia | صفية | 苏菲 | 桜 | סופיה | София | 하은 | Sophie | Sophie | Sofía | Sofia | Sofia
  Hana | هناء | 韩娜 | 花奈 | חנה | Ханна | 하나 | Hanna | Hanna | Hanna | Helena | Anna
  Ruth | رولا | 陆如 | 瑠衣 | רות | Рут | 다인 | Ruth | Ruth | Rut | Rute | Rita
  Mateo | ماجد | 马特 | 大樹 | מתאו | Матвей | 시우 | Matteo | Mathieu | Mateo | Mateus | Matteo
  +49 151 2048 | +966 50 123 4567 | 138 0013 8000 | 090-1234-5678 | 050-123-4567 | +7 912 345-67-89 | 010-1234-5678 | 0151 2048 331 | 06 12 34 56 78 | 612 345 678 | (11) 91234-5678 | 333 123 4567
  lea@post.example | layla@post.example | liya@post.example | hana@post.example | lea@post.example | liya@post.example | seoa@post.example | lea@post.example | lea@post.example | lucia@post.example | luisa@post.example | lea@post.example
`
