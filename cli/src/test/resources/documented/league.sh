printf 'id,name\ns1,Ada\ns2,Blaise\ns3,Carl\ns4,Donald\n' >class.csv
