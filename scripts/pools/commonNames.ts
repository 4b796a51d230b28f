/**
 * First and last names that are common in a country today. faker's own lists of these countries are old, rare or from
 * elsewhere.
 */
export interface CommonNames {
  male: readonly string[]
  female: readonly string[]
  last: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

/** By the code of the country. */
export const commonNames: Record<'DE' | 'ES' | 'FR' | 'HR' | 'IN' | 'IT' | 'PL' | 'RO' | 'RS' | 'TR', CommonNames> = {
  DE: {
    male: words(`Alexander Andreas Ben Bernd Christian Daniel David Dennis Dieter Elias Emil Fabian Felix Finn Florian Frank Hans
      Heinz Henri Jan Jannik Jonas Jonathan Jürgen Karl Klaus Kevin Lars Leon Luca Lukas Manfred Marcel Markus Martin Matthias Max
      Mehmet Michael Moritz Niklas Noah Oliver Oskar Paul Peter Philipp Ralf Sebastian Stefan Sven Thomas Tim Tobias Uwe Wolfgang`),
    female:
      words(`Andrea Angelika Anja Anke Anna Annika Antonia Barbara Birgit Britta Charlotte Christina Clara Claudia Elif Ella
      Emilia Emma Eva Franziska Frieda Gabriele Greta Hannah Heike Helga Ida Ines Jana Johanna Julia Karin Katharina Katrin Kerstin
      Lara Laura Lea Lena Leonie Lina Lisa Luisa Maja Marie Martina Mathilda Melanie Mia Mila Monika Nadine Nicole Nina Petra Renate
      Sabine Sandra Sarah Sofia Stefanie Susanne Tanja Ursula Ute Vanessa`),
    last: words(`Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Schröder
      Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Köhler
      Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Jung Hahn Vogel Friedrich Keller Günther Winkler Berger
      Roth Beck Lorenz Baumann Franke Albrecht Schuster Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Sommer Groß Seidel
      Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Pfeiffer Sauer Arnold Yılmaz Kaya`),
  },
  ES: {
    male: words(`Adrián Alberto Alejandro Álvaro Andrés Ángel Antonio Carlos César Daniel David Diego Eduardo Emilio Enrique Fernando
      Francisco Gabriel Gonzalo Guillermo Héctor Hugo Ignacio Iker Iván Jaime Javier Jesús Joaquín Jorge José Juan Julio Lucas Luis
      Manuel Marcos Mario Martín Mateo Miguel Nicolás Óscar Pablo Pedro Rafael Ramón Raúl Ricardo Roberto Rubén Salvador Samuel
      Santiago Sergio Tomás Vicente Víctor`),
    female:
      words(`Adriana Alba Alicia Ana Andrea Ángela Aurora Beatriz Blanca Carla Carmen Carolina Cecilia Clara Claudia Concepción
      Cristina Daniela Elena Elisa Emma Encarnación Esther Eva Gloria Inés Irene Isabel Josefa Julia Laura Leire Lorena Lucía Mar
      María Marina Marta Martina Mercedes Mónica Montserrat Natalia Noelia Nuria Olga Paula Pilar Raquel Rocío Rosa Sandra Sara Silvia
      Sofía Sonia Susana Teresa Valeria Verónica Victoria Yolanda`),
    last: words(`García Fernández González Rodríguez López Martínez Sánchez Pérez Martín Gómez Ruiz Jiménez Hernández Díaz Moreno
      Álvarez Muñoz Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Suárez Morales
      Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Núñez Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto
      Méndez Cruz Calvo Gallego Vidal León Herrera Márquez Peña Cabrera Flores Campos Vega Fuentes Carrasco Diez Caballero Nieto
      Aguilar Pascual Herrero Santana Lorenzo Hidalgo Montero Ibáñez Giménez Ferrer Durán Vicente Benítez Mora Arias Vargas`),
  },
  FR: {
    male: words(`Adam Adrien Alain Alexandre Antoine Arthur Baptiste Bastien Benjamin Bernard Bruno Cédric Christian Christophe Clément
      Cyril Damien Daniel David Denis Didier Dominique Enzo Éric Étienne Fabien Florent Florian Franck François Gabriel Gaël Gilles
      Grégory Guillaume Hugo Jean Jérémy Jérôme Jules Julien Karim Kévin Laurent Léo Louis Loïc Lucas Marc Mathieu Mathis Maxime Mehdi
      Michel Mickaël Nathan Nicolas Noé Olivier Pascal Patrick Paul Philippe Pierre Quentin Raphaël Romain Samuel Sébastien Serge
      Simon Stéphane Sylvain Théo Thierry Thomas Tom Valentin Vincent Xavier Yann Yves`),
    female:
      words(`Adèle Agathe Agnès Alice Amandine Amélie Anaïs Anne Audrey Aurélie Béatrice Brigitte Camille Caroline Catherine Céline
      Charlotte Chloé Christelle Christine Claire Clara Corinne Delphine Élise Élodie Emma Émilie Estelle Eva Florence Françoise
      Hélène Inès Isabelle Jade Jeanne Julie Juliette Karine Laetitia Laura Laurence Léa Lina Louise Lucie Manon Margaux Marie Marine
      Marion Martine Mathilde Mélanie Monique Morgane Nadia Nathalie Nicole Océane Pauline Rose Sabrina Sandrine Sarah Sophie
      Stéphanie Sylvie Valérie Véronique Virginie Zoé`),
    last: words(`Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand
      Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André Mercier Blanc Guérin Boyer
      Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson
      Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard
      Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas
      Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclerc Payet Rolland`),
  },
  HR: {
    male: words(`Ante Antonio Boris Branimir Damir Daniel Dario David Davor Domagoj Dominik Dražen Duje Fran Filip Goran Hrvoje Igor Ivan
      Ivica Ivo Jakov Jan Josip Karlo Krešimir Krunoslav Leon Lovro Luka Marijan Marin Marino Mario Marko Mate Matej Mateo Mato Miroslav
      Mislav Nikola Niko Patrik Petar Renato Robert Roko Sandro Siniša Stjepan Šime Tin Tomislav Toni Vedran Viktor Vito Vlado Vladimir
      Zdravko Zlatko Zoran Zvonimir Željko`),
    female:
      words(`Ana Anamarija Andrea Anita Antonia Barbara Biserka Branka Dora Dragica Dubravka Ema Eva Franka Gordana Helena Iris
      Iva Ivana Jasna Jelena Josipa Kata Katarina Katja Klara Kristina Lana Lara Laura Lea Lucija Ljiljana Ljubica Maja Margareta
      Marica Marija Marina Marta Martina Matea Melita Mia Mila Mirjana Mirna Monika Nada Nataša Nika Nikolina Petra Renata Rita Sandra
      Sanja Sara Silvija Slavica Snježana Sonja Stela Suzana Tamara Tea Tena Valentina Vesna Višnja Zrinka Željka`),
    last: words(`Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovač Božić
      Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Mandić Nikolić Kos Lončar
      Burić Lukić Ivanković Katić Šimić Vidaković Rukavina Galić Posavec Martinović Jelić Dujmović Brkić Ćosić Jakšić Mikulić Cvitković
      Petković Rogić Pintarić Golub Špoljarić Bašić Novosel Ivanović Bilić Kolar Sever Grubišić Crnković Ilić Delić Antunović`),
  },
  IN: {
    male: words(`Aarav Abhishek Aditya Ajay Akash Akshay Aman Amit Anand Anil Ankit Arjun Arun Ashok Ashwin Deepak Dev Dhruv Faisal Ganesh
      Gaurav Girish Gopal Harish Harsh Imran Ishaan Jatin Karan Karthik Kiran Krishna Kunal Lokesh Mahesh Manish Manoj Mohan Mukesh
      Naveen Nikhil Nitin Pankaj Prakash Pranav Prasad Praveen Rahul Raj Rajesh Rakesh Ramesh Ravi Rohan Rohit Sachin Sameer Sandeep
      Sanjay Sanjeev Santosh Shankar Shivam Siddharth Sunil Suresh Tarun Tushar Varun Vijay Vikas Vikram Vinay Vinod Vishal Vivek Yash`),
    female:
      words(`Aditi Aishwarya Akanksha Amrita Ananya Anita Anjali Ankita Anushka Aparna Archana Asha Bhavna Deepa Deepika Divya Diya
      Farah Gayatri Geeta Harini Isha Ishita Jaya Jyoti Kajal Kalpana Kavita Kavya Kiran Komal Lakshmi Lata Madhu Mamata Manisha Meena
      Meera Megha Nandini Neha Nidhi Nisha Padma Pallavi Pooja Prachi Preeti Priya Priyanka Radha Rani Rekha Renu Ritu Riya Rupa Sangeeta
      Sanjana Sapna Sarita Shalini Shilpa Shreya Shruti Simran Sita Sneha Sonal Sonia Sudha Sunita Swati Tanvi Trisha Uma Usha Vaishnavi
      Vandana Vidya`),
    last: words(`Agarwal Ahuja Arora Banerjee Bhat Bhattacharya Bose Chatterjee Chaturvedi Chauhan Chopra Choudhary Das Desai Deshmukh
      Deshpande Dutta Ghosh Gill Gowda Goyal Gupta Hegde Iyengar Iyer Jadhav Jain Jha Joshi Kapoor Kaur Khan Khanna Khatri Kulkarni Kumar
      Mahajan Malhotra Malik Mathur Mehra Mehta Menon Mishra Mukherjee Nair Naidu Naik Pandey Panicker Patel Patil Pillai Prasad Rajput
      Rana Rao Rathore Reddy Roy Saxena Sengupta Seth Shah Sharma Shetty Shinde Shukla Siddiqui Singh Sinha Soni Srivastava Thakur Tiwari
      Trivedi Varma Verma Vyas Yadav`),
  },
  IT: {
    male: words(`Alberto Alessandro Alessio Alfredo Andrea Angelo Antonio Bruno Carlo Claudio Cristian Daniele Dario Davide Diego Domenico
      Edoardo Emanuele Enrico Enzo Fabio Federico Filippo Francesco Franco Gabriele Giacomo Gianluca Gianni Giorgio Giovanni Giulio
      Giuseppe Guido Jacopo Leonardo Lorenzo Luca Luciano Luigi Marco Mario Massimo Matteo Mattia Maurizio Mauro Michele Mirko Nicola
      Nicolò Paolo Pasquale Piero Pietro Raffaele Renato Riccardo Roberto Rocco Salvatore Samuele Sandro Sergio Simone Stefano Tommaso
      Umberto Valerio Vincenzo Vittorio`),
    female:
      words(`Adele Alessandra Alessia Alice Anna Antonella Antonia Arianna Aurora Barbara Beatrice Benedetta Bianca Camilla Carla
      Caterina Chiara Cinzia Claudia Cristina Daniela Elena Eleonora Elisa Emanuela Emma Federica Francesca Gaia Giada Ginevra Giorgia
      Giovanna Giulia Giuseppina Grazia Greta Ilaria Irene Laura Lucia Ludovica Luisa Manuela Margherita Maria Marina Marta Martina
      Matilde Michela Monica Nicoletta Noemi Ornella Paola Patrizia Raffaella Rebecca Rita Roberta Rosa Sabrina Sara Serena Silvia Simona
      Sofia Sonia Stefania Susanna Teresa Valentina Valeria Vanessa Viola Virginia Vittoria`),
    last: words(`Rossi Ferrari Russo Bianchi Romano Gallo Costa Fontana Conti Esposito Ricci Bruno Greco Marino Rizzo Lombardi Moretti
      Barbieri Ferrara Santoro Mariani Rinaldi Caruso Colombo Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola
      Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina
      Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari
      Guerra Palmieri Bernardi Martino Fiore Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani
      Pagano Ruggiero Sorrentino Orlando Negri Mancini`),
  },
  PL: {
    male: words(`Adam Adrian Aleksander Andrzej Antoni Arkadiusz Artur Bartłomiej Bartosz Damian Daniel Dariusz Dawid Dominik Filip Franciszek
      Grzegorz Henryk Hubert Igor Jacek Jakub Jan Janusz Jarosław Jerzy Józef Kacper Kamil Karol Konrad Krystian Krzysztof Leszek Łukasz
      Maciej Marcin Marek Mariusz Mateusz Michał Mikołaj Norbert Oskar Patryk Paweł Piotr Przemysław Rafał Robert Roman Ryszard Sebastian
      Sławomir Stanisław Szymon Tadeusz Tomasz Wiktor Witold Wojciech Zbigniew Zdzisław`),
    female:
      words(`Agata Agnieszka Aleksandra Alicja Amelia Anna Barbara Beata Bożena Danuta Dominika Dorota Edyta Elżbieta Emilia Ewa
      Ewelina Gabriela Grażyna Halina Hanna Helena Irena Iwona Izabela Jadwiga Janina Joanna Jolanta Julia Justyna Kamila Karolina
      Katarzyna Kinga Klaudia Krystyna Lena Lidia Lucyna Magdalena Małgorzata Maria Marta Martyna Marzena Milena Monika Natalia Nikola
      Oliwia Patrycja Paulina Renata Sandra Sylwia Teresa Urszula Wanda Weronika Wiktoria Zofia Zuzanna Żaneta`),
    // Without names such as Kowalski, of which women have another form.
    last: words(`Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Kaczmarek Zając Król Wróbel Stępień Pawlak Sikora Walczak Baran Szewczyk
      Pietrzak Duda Bąk Włodarczyk Marciniak Kubiak Kasprzak Cieślak Sobczak Kołodziej Szulc Mróz Błaszczyk Maciejewicz Wilk Lis Kubik
      Kozieł Urban Czech Kania Sowa Bielak Żak Mucha Kaczor Janik Kurek Gajda Tomczyk Matuszak Adamczyk Dudek Wieczorek Majewicz Olszak
      Jaworek Stasiak Góral Pająk Kwiecień Banaś Polak Grabarz Piątek Musiał Madej Sroka Leśniak Michalak Ratajczak Kuś Drozd
      Bednarz Świątek Socha Tkacz Gołąb Kot Cygan Kozak Bartczak Ptak`),
  },
  RO: {
    male: words(`Adrian Alexandru Alin Andrei Anton Bogdan Cătălin Călin Ciprian Claudiu Constantin Cornel Cosmin Cristian Damian Dan Daniel
      Darius David Denis Dorin Dragoș Dumitru Eduard Emanuel Emil Eugen Felix Florin Gabriel George Gheorghe Horia Ilie Ioan Ion Ionuț
      Iulian Laurențiu Liviu Luca Lucian Marcel Marian Marius Matei Mihai Mircea Nicolae Octavian Ovidiu Paul Petre Radu Rareș Răzvan Robert
      Romeo Sebastian Sergiu Silviu Sorin Ștefan Teodor Traian Tudor Valentin Vasile Victor Viorel Vlad`),
    female:
      words(`Adina Adriana Alexandra Alina Ana Anca Andreea Antonia Bianca Camelia Carmen Cătălina Claudia Corina Cristina Dana Daniela
      Daria Delia Denisa Diana Doina Elena Emilia Eva Felicia Florentina Gabriela Georgiana Ileana Ioana Irina Iulia Larisa Laura Lavinia
      Liliana Lidia Livia Loredana Luminița Magdalena Manuela Maria Mariana Mădălina Mihaela Mirela Monica Nicoleta Oana Olga Paula Petronela
      Raluca Ramona Roxana Ruxandra Sabina Silvia Simona Sofia Sorina Ștefania Teodora Valentina Veronica Victoria Violeta`),
    last: words(`Popa Popescu Ionescu Radu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu Constantin Munteanu Șerban Dobre Marin Moldovan
      Barbu Toma Nistor Florea Dinu Stancu Dima Oprea Neagu Sandu Mocanu Ene Avram Manea Voicu Tudor Preda Ilie Albu Lungu Petcu Badea Cojocaru
      Diaconu Grigore Iordache Lazăr Mihai Nicolae Roman Suciu Tănase Ungureanu Vasile Zaharia Anghel Bucur Chiriac Crăciun Dragomir Enache
      Filip Georgescu Iancu Marinescu Mihăilescu Moraru Nedelcu Olaru Păun Rotaru Sava Surdu Tomescu Ursu Vlad Vasilescu`),
  },
  RS: {
    male: words(`Aleksa Aleksandar Andrija Bogdan Bojan Boris Boško Branislav Branko Danilo Darko Dejan Dimitrije Đorđe Dragan Duško Dušan
      Filip Goran Igor Ilija Ivan Jovan Lazar Luka Ljubomir Marko Matija Mihajlo Milan Mile Milorad Miloš Miodrag Mirko Miroslav Mladen Nebojša
      Nemanja Nenad Nikola Ognjen Pavle Petar Predrag Radomir Radovan Ranko Rastko Relja Saša Sava Slaven Slavko Slobodan Srđan Stefan Strahinja
      Svetozar Tomislav Uroš Vasilije Veljko Viktor Vladan Vladimir Vojislav Vuk Zoran Žarko Željko`),
    female:
      words(`Aleksandra Ana Anđela Anđelka Biljana Bojana Bosiljka Branka Daliborka Danica Danijela Desanka Dragana Dragica Dunja Dušanka
      Emilija Gordana Helena Iva Ivana Jasmina Jasna Jelena Jelica Jovana Kristina Katarina Lena Ljiljana Ljubica Maja Marija Marijana Marina
      Marta Mila Milena Milica Milijana Minja Mirjana Nada Nataša Nevena Nina Olivera Petra Radmila Ružica Sandra Sanja Sara Slavica Smiljana
      Snežana Sofija Sonja Stanislava Svetlana Tamara Tanja Teodora Una Vera Verica Vesna Višnja Zorica`),
    last: words(`Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović Popović Jovičić Živković Tomić
      Todorović Ristić Kostić Simić Stevanović Mitrović Đukić Lazić Lukić Vasić Savić Cvetković Radović Milić Mladenović Filipović Vuković
      Gajić Obradović Arsić Božić Bogdanović Blagojević Rakić Tasić Janković Mihajlović Babić Perić Antić Krstić Stefanović Milenković Veselinović
      Maksimović Matić Knežević Vukić Vidović Urošević Trajković Spasić Radulović Pešić Novaković Nedeljković Lončar Kovačević Jevtić`),
  },
  TR: {
    male: words(`Abdullah Adem Ahmet Ali Alper Arda Aydın Barış Berk Berkay Bilal Bora Burak Can Cem Cemal Cenk Deniz Doruk Efe Emir Emre Engin
      Enes Ercan Erdem Eren Erkan Erol Fatih Ferhat Furkan Gökhan Hakan Halil Hasan Hüseyin İbrahim İlker İsmail Kaan Kadir Kemal Kerem Koray
      Levent Mehmet Mert Metin Murat Mustafa Oğuz Okan Onur Orhan Osman Ömer Özgür Polat Ramazan Salih Selçuk Selim Serdar Serkan Sinan Tarık
      Tolga Tuncay Ufuk Uğur Umut Volkan Yasin Yavuz Yiğit Yunus Yusuf Zafer`),
    female:
      words(`Aslı Ayça Ayla Aylin Aysel Ayşe Azra Bahar Banu Başak Belgin Beren Berna Beyza Burcu Buse Canan Ceren Ceyda Çiğdem Defne Derya
      Didem Dilek Duygu Ebru Ece Ela Elif Emine Esra Eylül Fatma Feride Filiz Gamze Gizem Gül Gülay Gülşen Hacer Hande Hatice Hülya İpek İrem
      Kübra Leyla Melek Melis Meltem Merve Meryem Mine Müge Nazlı Nermin Neslihan Nil Nihan Nur Nuray Özge Özlem Pelin Pınar Rabia Reyhan Seda
      Selin Sema Sevgi Sevil Sibel Simge Songül Şule Tuba Tuğba Tülay Yasemin Yeliz Zehra Zeynep`),
    last: words(`Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek
      Polat Özcan Korkmaz Çakır Erdem Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı
      Tekin Taş Köse Yüksel Ateş Aksoy Uzun Duman Karaca Tunç Sönmez Demirci Çoban Akın Uçar Balcı Ergin Gündüz Durmaz Bayram Toprak Kocaman
      Karataş Ekinci Sezer Altun Soylu Özen Uysal Coşkun Dinç Oral Bilgin`),
  },
}
